import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { PrintedPage } from '../../platform/print/printed-page'
import { type Information, informationQuery } from '../../platform/session/information-query'
import { phoneInSentence } from '../../platform/texts/phone-text'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { QrCode } from '../../ui/qr-code'
import { registrationAddress } from './registration-link'
import { tabAddress } from './use-information-tabs'

/** A poster for the door and the desk, of one A4 page: the screen shows it as printed. */
export default function RegistrationPoster() {
  const { api } = useApp()
  const { information: texts } = useTexts()
  const query = useQuery(informationQuery(api))
  const { data, error } = query
  return (
    <PrintedPage
      title={texts.poster.title()}
      back={{ href: tabAddress('registration'), label: texts.tabs.registration() }}
      isReady={data !== undefined}
    >
      {data ? (
        <Poster information={data} />
      ) : error ? (
        <Card>
          <LoadFailed query={query} />
        </Card>
      ) : (
        <Skeleton shape="block" lines={3} />
      )}
    </PrintedPage>
  )
}

function Poster({ information }: { information: Information }) {
  const { poster: texts, publicPage } = useTexts().information
  const { name, address, city, whatsapp, phone, slug, status, registration_open } = information
  const link = registrationAddress(slug)
  const classes = printing()
  return (
    <>
      {(status === 'inactive' || !registration_open) && (
        <div className={classes.notice}>
          <Banner tone="warning">{texts.closed()}</Banner>
        </div>
      )}
      <article className={classes.poster}>
        <p className={classes.posterName}>
          <bdi>{name}</bdi>
        </p>
        <h2 className={classes.posterTitle}>{texts.heading()}</h2>
        <div className={classes.code}>
          <QrCode value={link} label={publicPage.code()} />
        </div>
        <ol className={classes.steps}>
          {[texts.scan(), texts.fill(), texts.show()].map((step, index) => (
            <li key={step} className={classes.step}>
              <span aria-hidden="true" className={classes.stepNumber}>
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p>
          {texts.orType()}{' '}
          <b>
            <bdi>{link}</bdi>
          </b>
        </p>
        <p className={classes.foot}>
          {[address, city].filter(Boolean).join(', ')}
          <br />
          <span>
            {[
              whatsapp && `WhatsApp ${phoneInSentence(whatsapp)}`,
              phone && texts.phone({ number: phoneInSentence(phone) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </article>
    </>
  )
}
