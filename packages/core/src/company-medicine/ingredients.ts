/** Returns the ingredients in a text, each once: `Amoxicillin + Clavulanic acid`, or with commas, semicolons or lines between them. */
export function readIngredients(text: string): string[] {
  const names = text
    .split(/[+,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
  return names.filter((name, index) => names.findIndex((each) => isSame(each, name)) === index)
}

export const writeIngredients = (ingredients: readonly string[]) => ingredients.join(' + ')

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
