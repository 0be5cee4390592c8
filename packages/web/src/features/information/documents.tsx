import { papers } from '@clinic/core/information'
import { Suspense } from 'react'
import type { Information } from '../../platform/session/information-query'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { InformationScreen } from './information-screen'
import { InformationSections } from './information-sections'

const ClinicImages = lazyWithRetry(() => import('./images/clinic-images'))

const fields = ['document_header', 'document_footer', 'paper'] as const

/** Settings of the letterhead and footer of printed papers, and of their size. */
export default function Documents() {
  return (
    <InformationScreen tab="documents">
      {(information) => (
        <>
          <Suspense fallback={<Skeleton shape="block" />}>
            <ClinicImages information={information} />
          </Suspense>
          <DocumentSections information={information} />
        </>
      )}
    </InformationScreen>
  )
}

function DocumentSections({ information }: { information: Information }) {
  const { documents: texts, fields: labels } = useTexts().information
  const { options } = useLabels()
  return (
    <InformationSections
      tab="documents"
      information={information}
      fields={fields}
      sections={[
        {
          title: texts.title(),
          description: texts.text({ name: information.name }),
          fields: [
            {
              kind: 'long-text',
              name: 'document_header',
              label: labels.document_header(),
              help: texts.headerHelp(),
              maxLength: 500,
            },
            {
              kind: 'long-text',
              name: 'document_footer',
              label: labels.document_footer(),
              help: texts.footerHelp(),
              maxLength: 500,
            },
            {
              kind: 'choice',
              name: 'paper',
              label: labels.paper(),
              options: options(papers),
            },
          ],
        },
      ]}
    />
  )
}
