import { printing } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { useMedicineName } from '../company-medicine/use-medicine-name'
import type { Prescription } from './prescription-query'
import { useDoseWords } from './use-dose-words'

/** The medicines of a prescription as they stand on paper: R/, name, quantity, and how each is taken. */
export function PrintedLines({ content, medicines, doses }: Pick<Prescription, 'content' | 'medicines' | 'doses'>) {
  const { print } = useTexts().prescription
  const nameOf = useMedicineName()
  const words = useDoseWords()
  const classes = printing()
  return (
    <ol className={classes.lines}>
      {content.lines.map(({ id, medicine_id, dose, quantity, note }) => {
        const medicine = medicines.find((each) => each.medicine_id === medicine_id)
        const read = doses.find(({ line }) => line === id)
        return (
          <li key={id} className={classes.line}>
            <b>{print.rx()}</b>
            <div>
              <p className={classes.between}>
                <bdi>{medicine && nameOf(medicine)}</bdi>
                {quantity !== null && <span>{print.quantity({ quantity })}</span>}
              </p>
              <p>
                {print.dose()} <bdi>{dose}</bdi>
                {read && ` (${words(read.dose)})`}
              </p>
              {note && <p>{note}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
