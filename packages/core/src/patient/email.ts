/** Something, an @, and something with a dot inside, as the contract has it; read in one go, however long the text is. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)
