/**
 * What core finds wrong, as a sentence for each field: `problemSentences(texts.problems, payorProblems(payor))`. What a
 * sentence says beside its words, such as a length, follows.
 */
export function problemSentences<Problem extends string, Said extends unknown[]>(
  words: Readonly<Record<Problem, (...said: Said) => string>>,
  problems: Readonly<Partial<Record<string, Problem>>>,
  ...said: Said
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problem && words[problem](...said)]),
  )
}
