import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { usePatientAddress } from '../use-patient-address'

/** The way to the printed summary of a visit. */
export function SummaryLink({ patient, visit }: { patient: number; visit: number }) {
  const { summary } = useTexts()['patient-record'].visits
  return (
    <p className={css({ display: 'flex' })}>
      <Link
        href={`${usePatientAddress()}/${patient}/visit/${visit}/summary`}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {summary.open()}
      </Link>
    </p>
  )
}
