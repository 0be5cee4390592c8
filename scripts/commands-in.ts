/** The commands a document names: lines of its shell blocks up to their comment, and `pnpm …` within sentences. */
export function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'))
  const words = [...markdown.matchAll(/`(pnpm [^`]+)`/g)].map(([, command = '']) => command)
  const commands = [...blocks, ...words].map((line) => line.replace(/\s+#.*/, '').trim())
  return [...new Set(commands.filter(Boolean))]
}
