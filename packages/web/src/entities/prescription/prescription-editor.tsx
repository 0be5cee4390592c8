import '../../writing.css'
import { type PatientFacts, warningKey } from '@clinic/core/prescription'
import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { useMedicineName } from '../company-medicine/use-medicine-name'
import { AddField } from '../note/add-field'
import { focusOn } from '../note/focus-on'
import { nextId } from '../note/next-id'
import { isLastOf } from './is-last-of'
import { LineWarnings } from './line-warnings'
import { PrescriptionLineRow } from './prescription-line-row'
import type { PrescriptionLine } from './prescription-query'
import { useFindMedicine, useMedicines } from './use-medicines'
import type { PrescriptionDraftActor } from './use-prescription-draft'
import { warningsOf } from './warnings-of'

interface PrescriptionEditorProps {
  draft: PrescriptionDraftActor
  facts: PatientFacts
}

/** The lines of a prescription: a medicine is found, leads to its dose, and Enter from the last box back to the search. */
export function PrescriptionEditor({ draft, facts }: PrescriptionEditorProps) {
  const texts = useTexts().prescription
  const find = useFindMedicine()
  const nameOf = useMedicineName()
  const { lines, reasons } = useSelector(draft, ({ context }) => context.content)
  const medicines = useMedicines(lines)
  const warnings = warningsOf(lines, medicines, facts)
  const reasonOf = (key: string) => reasons.find(({ warning }) => warning === key)?.reason ?? ''
  const put = (next: PrescriptionLine[]) => {
    const { content } = draft.getSnapshot().context
    draft.send({ type: 'draft.edit', content: { ...content, lines: next } })
  }
  function explain(key: string, reason: string) {
    const others = reasons.filter(({ warning }) => warning !== key)
    const content = { lines, reasons: reason === '' ? others : [...others, { warning: key, reason }] }
    draft.send({ type: 'draft.edit', content })
  }
  function add(medicine_id: number) {
    const id = nextId(lines)
    put([...lines, { id, medicine_id, dose: '', quantity: null, note: '' }])
    return `prescription-line-${id}`
  }
  function remove(line: PrescriptionLine) {
    const left = lines.filter((each) => each !== line)
    const keys = new Set(warningsOf(left, medicines, facts).map(warningKey))
    const content = { lines: left, reasons: reasons.filter(({ warning }) => keys.has(warning)) }
    flushSync(() => draft.send({ type: 'draft.edit', content }))
    focusOn('prescription-new')
  }
  return (
    <>
      <LineWarnings
        label={texts.warnings.all()}
        warnings={warnings.filter(({ medicine_id }) => medicine_id === null)}
        reasonOf={reasonOf}
        onReason={explain}
      />
      {lines.length > 0 && (
        <ol className={recipe().rows}>
          {lines.map((line) => {
            const medicine = medicines.get(line.medicine_id ?? 0)
            return (
              <PrescriptionLineRow
                key={line.id}
                line={line}
                name={medicine ? nameOf(medicine) : texts.unknown()}
                warnings={
                  isLastOf(lines, line.id) ? warnings.filter((each) => each.medicine_id === line.medicine_id) : []
                }
                reasonOf={reasonOf}
                onReason={explain}
                onChange={(next) => put(lines.map((each) => (each === line ? next : each)))}
                onRemove={() => remove(line)}
              />
            )
          })}
        </ol>
      )}
      <div id="prescription-new">
        <AddField
          name="lines"
          label={texts.add()}
          placeholder={texts.placeholder()}
          help={texts.help()}
          load={find}
          onAdd={(medicine) => add(Number(medicine))}
        />
      </div>
    </>
  )
}
