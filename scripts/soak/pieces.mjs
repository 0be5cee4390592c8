const vitest = {
  parameters: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
}
const playwright = {
  parameters: () => ['--reporter=list,json'],
  env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
}

const pieces = {
  core: { command: 'vitest run --project core', report: vitest },
  server: { command: 'vitest run --project server', report: vitest },
  postgres: { command: 'vitest run --project server', report: vitest, env: { TEST_POSTGRES: '1' } },
  fault: { command: 'vitest run --project fault', report: vitest },
  e2e: { command: 'playwright test', report: playwright },
  mutants: { command: 'tsx scripts/mutants.ts' },
  users: { command: 'tsx bench/run.ts users', isWhole: true },
}

/** The pieces somebody names, each with a word of a path if it says `NAME:WORD`; all when nobody names any. */
export function chosenPieces(names) {
  const chosen = []
  for (const name of names.length > 0 ? names : Object.keys(pieces)) {
    const [key, ...words] = name.split(':')
    const piece = Object.hasOwn(pieces, key) ? pieces[key] : undefined
    if (!piece) return { unknown: `There is no ${key} to soak; there are ${Object.keys(pieces).join(', ')}.` }
    if (words.length > 0 && (piece.isWhole || words.includes('')))
      return { unknown: `${name} names no part of ${key}.` }
    chosen.push({ ...piece, name, command: [...piece.command.split(' '), ...words] })
  }
  return { pieces: chosen }
}
