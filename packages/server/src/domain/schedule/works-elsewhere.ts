import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dayText } from '../../use-case/texts'

const sentences = { starts: 'worksElsewhere', nik: 'nikWorksElsewhere' } as const

/**
 * Refuses hours in which the person works in another clinic of the company, without saying where and how long. The refusal is
 * recorded: with a NIK one could ask for the hours of another clinic's dentist.
 */
export function worksElsewhere(
  actor: Caller,
  {
    field,
    ...filter
  }: { field: keyof typeof sentences; worker_key: string; day: string; starts?: string; ends?: string },
) {
  const sentence = sentences[field]
  return new Refusal(422, 'checkFields', {
    fields: { [field]: { sentence, values: { day: dayText(actor.language, filter.day) } } },
    told: {
      actor,
      happening: { action: 'refuse', object: 'shift', object_id: null, query: filter, reason: sentence },
    },
  })
}
