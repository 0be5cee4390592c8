import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { AddField } from './add-field'
import { DiagnosisRow } from './diagnosis-row'
import { focusOn } from './focus-on'
import { nextId } from './next-id'
import type { NotePartsProps } from './note-part'
import { NotePart } from './note-part'
import { useFindDiagnosis } from './use-terms'

/** A: the diagnoses. Enter in the search adds one and leads to its tooth; Enter there leads back to the search. */
export function AssessmentPart({ content, onChange }: NotePartsProps) {
  const { diagnosis } = useTexts().note
  const find = useFindDiagnosis()
  const { diagnoses } = content

  function add(code: string) {
    const id = nextId(diagnoses)
    const rank = diagnoses.some((row) => row.rank === 'primary') ? 'secondary' : 'primary'
    onChange({ diagnoses: [...diagnoses, { id, code, tooth: null, rank, certainty: 'definite', prognosis: null }] })
    return `note-diagnosis-${id}`
  }

  return (
    <NotePart part="a">
      {diagnoses.length > 0 && (
        <ol className={recipe().rows}>
          {diagnoses.map((row) => (
            <DiagnosisRow
              key={row.id}
              row={row}
              onChange={(next) => onChange({ diagnoses: diagnoses.map((each) => (each === row ? next : each)) })}
              onRemove={() => {
                flushSync(() => onChange({ diagnoses: diagnoses.filter((each) => each !== row) }))
                focusOn('note-new-diagnosis')
              }}
            />
          ))}
        </ol>
      )}
      <div id="note-new-diagnosis">
        <AddField
          name="diagnoses"
          label={diagnosis.add()}
          placeholder={diagnosis.placeholder()}
          help={diagnosis.help()}
          load={find}
          onAdd={add}
        />
      </div>
    </NotePart>
  )
}
