import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { usePriceLists } from '../../entities/price-list/use-price-lists'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { patientSections } from './patient-sections'
import { statusWords } from './status-words'

const CopyDialog = lazyWithRetry(() => import('./copy/copy-dialog'))
const DeathDialog = lazyWithRetry(() => import('./death-dialog'))
const ErasureDialog = lazyWithRetry(() => import('./erasure/erasure-dialog'))
const PatientStatusDialog = lazyWithRetry(() => import('./patient-status-dialog'))

/** Shows the details of a patient by section, and when they were registered. */
export function PatientRecord({ patient }: { patient: Schema<'Patient'> }) {
  const { patient: texts, 'patient-record': record } = useTexts()
  const { label } = useLabels()
  const { timeZone } = useClinicDay()
  const { date, dateTime } = useFormat(timeZone)
  const canChange = useCanCall(operationRoles.updatePatient)
  const canMerge = useCanCall(operationRoles.mergePatient)
  const canCopy = useCanCall(operationRoles.getPatientCopy)
  const canErase = useCanCall(operationRoles.erasePatient)
  const [isAsking, setAsking] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [isDeceased, setDeceased] = useState(false)
  const className = usePriceLists().nameOf(patient.price_list_id)
  const sections = [
    ...patientSections({ texts, label }, patient, date),
    {
      title: texts.sections.record(),
      pairs: [
        { label: texts.fields.record_number(), value: patient.record_number },
        { label: texts.fields.price_list_id(), value: className || texts.standardClass() },
        { label: texts.fields.created_at(), value: dateTime(patient.created_at) },
        { label: texts.fields.updated_at(), value: dateTime(patient.updated_at) },
      ],
    },
  ]
  return (
    <Card>
      {sections.map(({ title, pairs }) => (
        <section key={title} className={section}>
          <h2 className={css({ textStyle: 'subheading' })}>{title}</h2>
          <KeyValue pairs={pairs} />
        </section>
      ))}
      {canChange && patient.status !== 'merged' && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlockStart: '6' })}>
          <Link
            href={`/clinic/patient/${patient.id}/details/sheet`}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {record.sheet.open()}
          </Link>
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {statusWords(patient.status, { texts, record }).open()}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setDeceased(true)}>
            {patient.status === 'deceased' ? record.death.change() : record.death.open()}
          </Button>
          {canMerge && (
            <Link
              href={`/clinic/patient/${patient.id}/merge`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              {texts.merge()}
            </Link>
          )}
          {canCopy && (
            <Button variant="outline" size="sm" onClick={() => setCopying(true)}>
              {texts.copy.open()}
            </Button>
          )}
          {canErase && (
            <Button variant="outline" size="sm" onClick={() => setErasing(true)}>
              {texts.erase()}
            </Button>
          )}
        </div>
      )}
      {isCopying && (
        <Suspense>
          <CopyDialog patient={patient} onClose={() => setCopying(false)} />
        </Suspense>
      )}
      {isErasing && (
        <Suspense>
          <ErasureDialog patient={patient} onClose={() => setErasing(false)} />
        </Suspense>
      )}
      {isDeceased && (
        <Suspense>
          <DeathDialog patient={patient} onClose={() => setDeceased(false)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <PatientStatusDialog patient={patient} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

const section = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '4',
  gridTemplateColumns: { lg: '12rem minmax(0, 1fr)' },
  '& + &': { marginBlockStart: '6', paddingBlockStart: '6', borderBlockStart: 'hairline' },
})
