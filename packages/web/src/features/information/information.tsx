import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { informationQuery } from '../../platform/session/information-query'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { InformationForm } from './information-form'
import { InformationSkeleton } from './information-skeleton'
import { InformationView } from './information-view'
import { useInformationTabs } from './use-information-tabs'

/** The details of the clinic. With `?edit` in the address they can be edited by those with the permission. */
export default function InformationPage() {
  const { api } = useApp()
  const texts = useTexts()
  const [address] = useSearchParams()
  const query = useQuery(informationQuery(api))
  const { data, error } = query
  const canEdit = useCanCall(operationRoles.updateInformation)
  const tabs = useInformationTabs('profile')

  if (data && canEdit && address.has('edit'))
    return (
      <Page
        title={texts.information.editTitle()}
        back={{ href: '/clinic/information', label: texts.information.title() }}
      >
        <InformationForm information={data} />
      </Page>
    )
  if (data) return <InformationView information={data} canEdit={canEdit} />
  return (
    <Page title={texts.information.title()} tabs={tabs}>
      {error ? (
        <Card>
          <LoadFailed query={query} />
        </Card>
      ) : (
        <InformationSkeleton />
      )}
    </Page>
  )
}
