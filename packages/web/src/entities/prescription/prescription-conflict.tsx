import type { PrescriptionContent } from '@clinic/core/prescription'
import { useSelector } from '@xstate/react'
import { useTexts } from '../../platform/texts/use-texts'
import { useMedicineName } from '../company-medicine/use-medicine-name'
import { DraftConflict } from '../note/draft/draft-conflict'
import { useMedicines } from './use-medicines'
import type { PrescriptionDraftActor } from './use-prescription-draft'

/** The prescription as it is typed here beside the one that another window stored. */
export function PrescriptionConflict({ draft }: { draft: PrescriptionDraftActor }) {
  const { fields, unknown } = useTexts().prescription
  const nameOf = useMedicineName()
  const { content, other } = useSelector(draft, ({ context }) => context)
  const medicines = useMedicines([...content.lines, ...(other?.content.lines ?? [])])
  if (!other) return null
  const describe = ({ lines, reasons }: PrescriptionContent) => [
    {
      label: fields.lines(),
      value: lines
        .map(({ medicine_id, dose, quantity, note }) => {
          const medicine = medicines.get(medicine_id ?? 0)
          return [medicine ? nameOf(medicine) : unknown(), dose, quantity, note].filter(Boolean).join(' · ')
        })
        .join('\n'),
    },
    { label: fields.reasons(), value: reasons.map(({ reason }) => reason).join('\n') },
  ]
  return (
    <DraftConflict
      mine={describe(content)}
      stored={describe(other.content)}
      onKeepMine={() => draft.send({ type: 'draft.keepMine' })}
      onTakeOther={() => draft.send({ type: 'draft.takeOther' })}
    />
  )
}
