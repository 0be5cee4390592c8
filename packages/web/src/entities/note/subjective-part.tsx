import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import type { NotePartsProps } from './note-part'
import { NotePart } from './note-part'
import { NoteText } from './note-text'

/** S: what the patient says. */
export function SubjectivePart({ content, onChange }: NotePartsProps) {
  const { fields } = useTexts().note
  const { subjective } = content
  const text = (name: keyof typeof subjective, required = false) => (
    <NoteText
      name={name}
      label={fields[name]()}
      required={required}
      value={subjective[name]}
      onChange={(value) => onChange({ subjective: { ...subjective, [name]: value } })}
    />
  )
  return (
    <NotePart part="s">
      <div className={recipe().columns}>
        <div id="note-complaint">{text('chief_complaint', true)}</div>
        {text('history')}
        {text('medical_history')}
        {text('habits')}
      </div>
    </NotePart>
  )
}
