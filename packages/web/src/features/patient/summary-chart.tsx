import { dentitionAt, drawingOf, mouthOf, rowsShown } from '@clinic/core/odontogram'
import { ageOn } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Indices } from '../../entities/odontogram/indices'
import { Odontogram } from '../../entities/odontogram/odontogram'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { usePatientAddress } from './use-patient-address'

/** The mouth of a patient as it is now, at a glance, for the dentist who is about to treat. */
export default function SummaryChart({ patient }: { patient: number }) {
  useNamespace('odontogram')
  const { api } = useApp()
  const texts = useTexts()
  const { today } = useClinicDay()
  const address = `${usePatientAddress()}/${patient}/odontogram`
  const query = useQuery(odontogramQuery(api, patient))
  const { data, error } = query
  const mouth = data && mouthOf(data.findings, { examination: data.examination ?? undefined })
  const drawing = mouth && drawingOf(mouth, 'now')
  return (
    <Card
      title={texts.odontogram.title()}
      actions={
        <Link href={address} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {texts['patient-record'].chart()}
        </Link>
      }
    >
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton shape="block" />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.findings.length === 0 && <p>{texts.odontogram.ofPatient.empty()}</p>}
      {data && mouth && drawing && data.findings.length > 0 && (
        <>
          <Odontogram
            drawing={drawing}
            rows={rowsShown(dentitionAt(ageOn(data.patient.date_of_birth, today).years), [...drawing.teeth.keys()])}
          />
          <Indices now={mouth.now} dateOfBirth={data.patient.date_of_birth} />
        </>
      )}
    </Card>
  )
}
