import '../../../writing.css'
import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { note as recipe } from 'styled-system/recipes'
import { type PackageSold, patientPackagesQuery } from '../../../entities/package-sold/package-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { PackageRow } from './package-row'

const ExtendDialog = lazyWithRetry(() => import('./extend-dialog'))
const RefundRestDialog = lazyWithRetry(() => import('./refund-rest-dialog'))

type Asked = { of: PackageSold; about: 'extend' | 'refund' }

/** The packages of a patient, those bought last at the top: what is left, until when, and what became of them. */
export default function PatientPackages({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('package-sold')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['package-sold']
  const query = useQuery(patientPackagesQuery(api, patient.id))
  const [asked, ask] = useState<Asked | null>(null)
  const { data, error } = query
  const close = () => ask(null)
  return (
    <Card title={words.title()}>
      <p className={css({ color: 'muted', marginBlockEnd: '4' })}>{words.about()}</p>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={6} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.length === 0 && <EmptyState title={words.none()}>{words.noneText()}</EmptyState>}
      {data && data.length > 0 && (
        <ul className={recipe().rows}>
          {data.map((each) => (
            <PackageRow key={each.id} of={each} onAsk={(about) => ask({ of: each, about })} />
          ))}
        </ul>
      )}
      <Suspense>
        {asked?.about === 'extend' && <ExtendDialog of={asked.of} onClose={close} />}
        {asked?.about === 'refund' && <RefundRestDialog of={asked.of} onClose={close} />}
      </Suspense>
    </Card>
  )
}
