import type { ReactNode } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { ControlFields } from './control-fields'
import type { NotePartsProps } from './note-part'
import { NotePart } from './note-part'
import { NoteText } from './note-text'

/** P: what was done and what comes next. */
export function PlanPart({ content, onChange, procedures }: NotePartsProps & { procedures: ReactNode }) {
  const { fields } = useTexts().note
  const { plan } = content
  const text = (name: keyof typeof plan) => (
    <NoteText
      name={name}
      label={fields[name]()}
      value={plan[name]}
      onChange={(value) => onChange({ plan: { ...plan, [name]: value } })}
    />
  )
  return (
    <NotePart part="p">
      {procedures}
      <div className={recipe().columns}>
        {text('plan')}
        {text('instructions')}
        {text('referral')}
        <ControlFields control={content.control} onChange={(control) => onChange({ control })} />
      </div>
    </NotePart>
  )
}
