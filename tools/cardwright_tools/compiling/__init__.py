"""The engine in native code. In: the sources of runtime and generated cards. Out: a folder of compiled modules that the runtime finds."""
