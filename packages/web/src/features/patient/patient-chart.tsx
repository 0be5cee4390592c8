import { displayName } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { pageHeader } from 'styled-system/recipes'
import { Link, useParams } from 'wouter'
import { MedicalAlerts } from '../../entities/medical-alert/medical-alerts'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { ReadChart } from '../../entities/odontogram/read-chart'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { PageHeader } from '../../ui/page-header'
import { usePatientAddress } from './use-patient-address'

/** The chart of teeth of one patient, to read: now, as planned, as first found, and as it was after each visit. */
export default function PatientChart() {
  const { api } = useApp()
  const { brand, odontogram } = useTexts()
  const { id } = useParams<{ id: string }>()
  const address = usePatientAddress()
  const query = useQuery(odontogramQuery(api, Number(id)))
  const { patient } = query.data ?? {}
  const title = patient ? `${odontogram.title()} · ${displayName(patient)}` : odontogram.title()
  const { none, noneText } = odontogram.ofPatient
  return (
    <>
      <title>{`${title} · ${brand()}`}</title>
      <div className={css({ display: 'grid', gap: '4' })}>
        <Link href={`${address}/${id}`} className={pageHeader().back}>
          <ArrowLeft aria-hidden="true" />
          {odontogram.ofPatient.back()}
        </Link>
        <PageHeader
          title={<bdi>{title}</bdi>}
          actions={
            patient && (
              <Link href={`${address}/${id}/odontogram/form`} className={buttonClass({ variant: 'outline' })}>
                <Printer aria-hidden="true" />
                {odontogram.form.print()}
              </Link>
            )
          }
        />
        {patient && <MedicalAlerts patient={patient.id} />}
        <RecordGate
          query={query}
          skeleton={
            <Card>
              <Skeleton shape="block" />
            </Card>
          }
          missing={{ title: none(), text: noneText(), href: address, leave: odontogram.ofPatient.leave() }}
        >
          {(chart) => (
            <Card>
              {chart.findings.length === 0 && <p>{odontogram.ofPatient.empty()}</p>}
              <ReadChart odontogram={chart} />
            </Card>
          )}
        </RecordGate>
      </div>
    </>
  )
}
