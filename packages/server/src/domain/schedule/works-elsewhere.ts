import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dayText } from '../../use-case/texts'

const sentences = { starts: 'worksElsewhere', nik: 'nikWorksElsewhere' } as const

/**
 * Refuses hours in which the person works in another clinic of the company: where and how long is not told. That it was
 * told at all is written down: with a NIK one could ask after the hours of somebody else's dentist.
 */
export function worksElsewhere(
  actor: Caller,
  {
    field,
    ...asked
  }: { field: keyof typeof sentences; worker_key: string; day: string; starts?: string; ends?: string },
) {
  const sentence = sentences[field]
  return new Refusal(422, 'checkFields', {
    fields: { [field]: { sentence, values: { day: dayText(actor.language, asked.day) } } },
    told: {
      actor,
      happening: { action: 'refuse', object: 'shift', object_id: null, query: asked, reason: sentence },
    },
  })
}
