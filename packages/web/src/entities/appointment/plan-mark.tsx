import type { Schema } from '@clinic/api'
import { useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'

/** Marks an appointment that a change of the plan left outside of it. */
export function PlanMark({ violated_rules }: Pick<Schema<'AppointmentCard'>, 'violated_rules'>) {
  const texts = useTexts().appointment.violatedRules
  return violated_rules.length > 0 && <Tag tone="error">{texts.title()}</Tag>
}
