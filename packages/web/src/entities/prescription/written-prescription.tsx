import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { useMedicineName } from '../company-medicine/use-medicine-name'
import { isLastOf } from './is-last-of'
import { LineWarnings } from './line-warnings'
import type { Prescription } from './prescription-query'
import { useDoseWords } from './use-dose-words'

type WrittenPrescriptionProps = Pick<Prescription, 'content' | 'medicines' | 'doses' | 'warnings'>

/** A prescription as it reads: each medicine with its quantity and how it is taken, and why in spite of a warning. */
export function WrittenPrescription({ content, medicines, doses, warnings }: WrittenPrescriptionProps) {
  const { signed, unknown, warnings: texts } = useTexts().prescription
  const nameOf = useMedicineName()
  const words = useDoseWords()
  const classes = recipe()
  const of = (medicine: number | null) => warnings.filter(({ medicine_id }) => medicine_id === medicine)
  const said = {
    label: texts.all(),
    reasonOf: (key: string) => content.reasons.find(({ warning }) => warning === key)?.reason ?? '',
  }
  return (
    <>
      <ol className={classes.rows}>
        {content.lines.map(({ id, medicine_id, dose, quantity, note }) => {
          const medicine = medicines.find((each) => each.medicine_id === medicine_id)
          const read = doses.find(({ line }) => line === id)
          return (
            <li key={id} className={classes.row}>
              <div className={classes.title}>
                <b>
                  <bdi>{medicine ? nameOf(medicine) : unknown()}</bdi>
                </b>
                {quantity !== null && <span>{signed.quantity(quantity)}</span>}
              </div>
              <span>
                <bdi>{dose}</bdi>
                {read && ` · ${words(read.dose)}`}
              </span>
              {note && <span className={classes.written}>{note}</span>}
              {isLastOf(content.lines, id) && <LineWarnings {...said} warnings={of(medicine_id)} />}
            </li>
          )
        })}
      </ol>
      <LineWarnings {...said} warnings={of(null)} />
    </>
  )
}
