import { Pencil } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { Page } from '../../platform/page/page'
import type { Information } from '../../platform/session/information-query'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { InformationDetails } from './information-details'
import { RegistrationLink } from './registration-link'
import { useInformationTabs } from './use-information-tabs'

export function InformationView({ information, canEdit }: { information: Information; canEdit: boolean }) {
  const { information: texts } = useTexts()
  const { dateTime } = useFormat(information.time_zone)
  return (
    <Page
      title={texts.title()}
      tabs={useInformationTabs('profile')}
      actions={
        canEdit && (
          <Link href="/clinic/information?edit" className={buttonClass()}>
            <Pencil aria-hidden="true" />
            {texts.edit()}
          </Link>
        )
      }
    >
      <div className={informationGrid}>
        <InformationDetails information={information} />
        <RegistrationLink {...information} />
      </div>
      <p className={changed}>{texts.changed({ when: dateTime(information.updated_at) })}</p>
    </Page>
  )
}

export const informationGrid = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
})
const changed = css({ color: 'muted', marginBlockStart: '4' })
