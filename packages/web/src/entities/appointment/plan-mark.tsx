import type { Schema } from '@clinic/api'
import { useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'

/** That a change of the plan left an appointment outside of it; nothing of one that is as planned. */
export function PlanMark({ violated_rules }: Pick<Schema<'AppointmentCard'>, 'violated_rules'>) {
  const texts = useTexts().appointment.violatedRules
  return violated_rules.length > 0 && <Tag tone="error">{texts.title()}</Tag>
}
