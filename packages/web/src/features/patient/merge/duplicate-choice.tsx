import { type Schema, unwrap } from '@clinic/api'
import { patientInputOf } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link, useLocation } from 'wouter'
import { CandidateText } from '../../../entities/patient/candidate-text'
import { useFindPatient } from '../../../entities/patient/use-find-patient'
import { useApp } from '../../../platform/app/app-context'
import { personName } from '../../../platform/texts/person-name'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { ComboboxField } from '../../../ui/field/combobox-field'

/** Whom a patient could be entered as again: the similar ones first, or anybody of the clinic. */
export default function DuplicateChoice({ patient }: { patient: Schema<'Patient'> }) {
  const texts = useTexts()['patient-merge'].choose
  const [, navigate] = useLocation()
  const find = useFindPatient()
  return (
    <Card title={texts.title()}>
      <div className={css({ display: 'grid', gap: '6' })}>
        <p className={css({ color: 'muted' })}>{texts.help()}</p>
        <Similar patient={patient} />
        <ComboboxField
          name="duplicate"
          label={texts.search()}
          placeholder={texts.placeholder()}
          load={async (search, signal) =>
            (await find(search, signal)).filter(({ value }) => value !== String(patient.id))
          }
          value={null}
          onChange={(chosen) => chosen && navigate(addressOf(patient.id, Number(chosen.value)))}
        />
      </div>
    </Card>
  )
}

function Similar({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('registration')
  const { api } = useApp()
  const texts = useTexts()['patient-merge'].choose
  const { data, error } = useQuery({
    queryKey: ['patient', 'similar', patient.id, patient.version],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/patient/match', { body: { ...patientInputOf(patient), patient_id: patient.id }, signal })),
  })
  if (error) return <Banner tone="warning">{texts.failed()}</Banner>
  if (!data) return <Skeleton shape="control" lines={2} />
  if (data.rows.length === 0) return <p>{texts.none()}</p>
  return (
    <ul aria-label={texts.similar()}>
      {data.rows.map((candidate) => (
        <li key={candidate.patient.id} className={row}>
          <CandidateText candidate={candidate} />
          <Link
            href={addressOf(patient.id, candidate.patient.id)}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
            aria-label={texts.compareOne({ name: personName(candidate.patient) })}
          >
            {texts.compare()}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const addressOf = (id: number, duplicate: number) => `/clinic/patient/${id}/merge?duplicate=${duplicate}`

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  paddingBlock: '3',
  fontFamily: 'numeric',
  '& + &': { borderBlockStart: 'hairline' },
})
