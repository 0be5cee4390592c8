/**
 * Turns core's problem codes into one sentence per field: `problemSentences(texts.problems, payorProblems(payor))`. Further
 * arguments, such as a length, are passed to every sentence.
 */
export function problemSentences<Problem extends string, Values extends unknown[]>(
  words: Readonly<Record<Problem, (...values: Values) => string>>,
  problems: Readonly<Partial<Record<string, Problem>>>,
  ...values: Values
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problem && words[problem](...values)]),
  )
}
