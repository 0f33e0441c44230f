/* Every submodule is this: their names are all that an import needs. The declarations are in Swift. */
