import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { RecordFormSkeleton } from '../../platform/record/record-form'
import { type Information, informationQuery } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { type InformationTab, useInformationTabs } from './use-information-tabs'

interface InformationScreenProps {
  tab: InformationTab
  children: (information: Information) => ReactNode
}

/** One of the pages of the clinic's information, once it is here. */
export function InformationScreen({ tab, children }: InformationScreenProps) {
  const { api } = useApp()
  const texts = useTexts().information
  const query = useQuery(informationQuery(api))
  return (
    <Page title={`${texts.title()}: ${texts.tabs[tab]()}`} tabs={useInformationTabs(tab)}>
      {query.data ? (
        children(query.data)
      ) : query.error ? (
        <Card>
          <LoadFailed query={query} />
        </Card>
      ) : (
        <RecordFormSkeleton />
      )}
    </Page>
  )
}
