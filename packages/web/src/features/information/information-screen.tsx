import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../../platform/app-context'
import { type Information, informationQuery } from '../../platform/information-query'
import { LoadFailed } from '../../platform/load-failed'
import { Page } from '../../platform/page'
import { RecordFormSkeleton } from '../../platform/record-form'
import { useTexts } from '../../platform/use-texts'
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
