import { type Issue, unnumbered } from './refusal'
import { type Resource, textAt, valuesAt } from './resource'

const order = ['arrived', 'in-progress', 'finished']

/**
 * An Encounter begins as arrived and goes on by one step at a time; its history names every status up to the present one.
 * Unverified: the sources show this order of requests, but no rule number for another one.
 */
export function lifecycleProblems(encounter: Resource, before: Resource | undefined): Issue[] {
  const { status } = encounter
  const from = before === undefined ? -1 : order.indexOf(textAt(before, 'status') ?? '')
  const to = order.indexOf(textAt(encounter, 'status') ?? '')
  const isStep = to !== -1 && (to === from + 1 || to === from)
  if (!isStep)
    return [
      unnumbered(`Encounter.status must not go from ${before?.status ?? 'nothing'} to ${status}`, {
        expression: 'Encounter.status',
      }),
    ]
  const history = valuesAt(encounter, 'statusHistory')
  // a visit that was reopened has been in a status twice
  const named = [...new Set(history.map((each) => textAt(each, 'status')))]
  const isTold =
    named.join() === order.slice(0, to + 1).join() &&
    history.every((each) => textAt(each, 'period.start') !== undefined)
  return isTold
    ? []
    : [
        unnumbered(`Encounter.statusHistory must name each status up to ${status} with its period`, {
          expression: 'Encounter.statusHistory',
        }),
      ]
}
