import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { printing } from 'styled-system/recipes'
import { useParams, useSearchParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { RecordGate } from '../../platform/record/record-gate'
import { informationQuery } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { dispensingAddress, dispensingQuery, documentsOf } from './dispensing-query'
import { labelsOf } from './labels-of'
import { labelLanguage, WrittenLabel } from './written-label'

/** The labels of what was handed out with a document, one for each line; of the last document if none is named. */
export default function LabelSheet() {
  const { api } = useApp()
  const { label, missing } = useTexts().dispensing
  const { id } = useParams<{ id: string }>()
  const [address] = useSearchParams()
  const query = useQuery(dispensingQuery(api, Number(id)))
  const clinic = useQuery(informationQuery(api)).data
  const documents = query.data ? documentsOf(query.data) : []
  const asked = address.get('document')
  const document = asked === null ? documents[0] : documents.find((each) => String(each.id) === asked)
  const back = { href: `${dispensingAddress}/${id}`, label: label.back() }
  return (
    <PrintedPage title={label.title()} back={back} isReady={Boolean(document && clinic)} after={null}>
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: missing.title(), text: missing.text(), href: dispensingAddress, leave: label.back() }}
      >
        {(dispensing) =>
          document ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              <div lang={labelLanguage} className={printing().sheets}>
                {clinic &&
                  labelsOf(dispensing, document.movements).map((each) => (
                    <WrittenLabel key={each.line.line} patient={dispensing.patient} clinic={clinic} {...each} />
                  ))}
              </div>
            </Suspense>
          ) : (
            <EmptyState title={label.none()}>{label.noneText()}</EmptyState>
          )
        }
      </RecordGate>
    </PrintedPage>
  )
}
