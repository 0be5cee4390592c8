import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { KeyValue } from '../../../ui/key-value'

type Counts = Schema<'PatientMergeCounts'>

/** How much of each kind moves to the patient who is kept. */
export function MergeMoves({ moves }: { moves: Counts }) {
  const texts = useTexts()['patient-merge'].moves
  const pairs = kinds
    .filter((kind) => moves[kind] > 0)
    .map((kind) => ({ label: texts[kind](), value: String(moves[kind]) }))
  return (
    <Card title={texts.title()}>
      {pairs.length === 0 ? (
        <p>{texts.nothing()}</p>
      ) : (
        <div className={css({ display: 'grid', gap: '4' })}>
          <KeyValue pairs={pairs} />
          {(moves.odontogram_finding > 0 || moves.medical_alert > 0) && (
            <p className={css({ color: 'muted' })}>{texts.contradictions()}</p>
          )}
        </div>
      )}
    </Card>
  )
}

const kinds = [
  'appointment',
  'visit',
  'note',
  'prescription',
  'letter',
  'invoice',
  'odontogram_finding',
  'vital_sign',
  'medical_alert',
  'patient_policy',
  'patient_document',
  'package_sold',
  'deposit',
  'waitlist_entry',
  'registration',
  'photo',
] as const satisfies readonly (keyof Counts)[]
