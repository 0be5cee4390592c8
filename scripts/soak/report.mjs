import { availableParallelism } from 'node:os'

/** What ran in a soak, as a section of docs/soak.md. */
export function soakReport(outcomes, { commit, day }) {
  const rows = outcomes.map(({ name, counts, status, minutes, passed, failed, skipped }) => {
    const result = counts ? `${passed} | ${failed} | ${skipped}` : `- | ${failed} | -`
    return `| ${name} | ${minutes.toFixed(0)} | ${result} | ${status ?? 'killed'} |`
  })
  const failures = outcomes.flatMap(({ lines }) => lines.map((line) => `- ${line.replaceAll('|', '\\|')}`))
  return [
    `## ${day.toISOString().slice(0, 10)}, commit ${commit}, ${availableParallelism()} cores`,
    '',
    '| piece | minutes | passed | failed | skipped | ended with |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(failures.length > 0 ? ['', ...failures] : []),
    '',
  ].join('\n')
}
