import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import type { NotePartsProps } from './note-part'
import { NotePart } from './note-part'
import { NoteText } from './note-text'
import { ToothTests } from './tooth-tests'

/** O: what the dentist sees and tests, beside chart and vital signs. */
export function ObjectivePart({ content, onChange }: NotePartsProps) {
  const { fields } = useTexts().note
  const { objective } = content
  const change = (part: Partial<typeof objective>) => onChange({ objective: { ...objective, ...part } })
  return (
    <NotePart part="o">
      <div className={recipe().columns}>
        <NoteText
          name="extra_oral"
          label={fields.extra_oral()}
          value={objective.extra_oral}
          onChange={(extra_oral) => change({ extra_oral })}
        />
        <NoteText
          name="intra_oral"
          label={fields.intra_oral()}
          value={objective.intra_oral}
          onChange={(intra_oral) => change({ intra_oral })}
        />
      </div>
      <ToothTests tests={objective.tests} onChange={(tests) => change({ tests })} />
    </NotePart>
  )
}
