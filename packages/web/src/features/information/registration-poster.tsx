import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { PrintedPage } from '../../platform/print/printed-page'
import { type Information, informationQuery } from '../../platform/session/information-query'
import { phoneText } from '../../platform/texts/phone-text'
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
  return (
    <>
      {(status === 'inactive' || !registration_open) && (
        <div className={css({ marginBlockEnd: '4', _print: { display: 'none' } })}>
          <Banner tone="warning">{texts.closed()}</Banner>
        </div>
      )}
      <article className={sheet}>
        <p className={css({ fontSize: '[1.6em]', fontWeight: 'semibold' })}>
          <bdi>{name}</bdi>
        </p>
        <h2 className={css({ fontSize: '[3em]', fontWeight: 'bold', lineHeight: 'heading', textWrap: 'balance' })}>
          {texts.heading()}
        </h2>
        <div className={code}>
          <QrCode value={link} label={publicPage.code()} />
        </div>
        <ol className={steps}>
          {[texts.scan(), texts.fill(), texts.show()].map((step, index) => (
            <li key={step} className={css({ display: 'flex', gap: '[0.75em]', alignItems: 'center' })}>
              <span aria-hidden="true" className={number}>
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className={css({ overflowWrap: 'anywhere' })}>
          {texts.orType()} <bdi className={css({ fontWeight: 'semibold' })}>{link}</bdi>
        </p>
        <p className={foot}>
          {[address, city].filter(Boolean).join(', ')}
          <span className={css({ display: 'block' })}>
            {[whatsapp && `WhatsApp ${phoneText(whatsapp)}`, phone && texts.phone({ number: phoneText(phone) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </article>
    </>
  )
}

// paper is white and ink is black in every theme; all sizes follow the width of the sheet
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '[1em]',
  width: '[min(100%, 40rem)]',
  aspectRatio: '210 / 297',
  marginInline: 'auto',
  padding: '[2.5em 2em]',
  containerType: 'inline-size',
  fontSize: '[clamp(0.6rem, 2.6vw, 1rem)]',
  textAlign: 'center',
  background: 'white',
  color: 'black',
  borderRadius: 'card',
  boxShadow: 'card',
  _print: {
    page: 'poster',
    width: '[210mm]',
    height: '[296mm]',
    padding: '[18mm 16mm]',
    fontSize: '[14pt]',
    borderRadius: '[0]',
    boxShadow: '[none]',
  },
})
const code = css({
  display: 'grid',
  justifyItems: 'center',
  width: 'full',
  '& > *': { width: '[min(22em, 100%)]', padding: '[0]' },
})
const steps = css({ display: 'grid', gap: '[0.6em]', textAlign: 'start', fontSize: '[1.15em]', fontWeight: 'medium' })
const number = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '[1.9em]',
  height: '[1.9em]',
  borderRadius: 'full',
  border: '[2px solid currentColor]',
  fontWeight: 'bold',
})
const foot = css({
  fontSize: '[0.85em]',
  borderBlockStart: '[1px solid currentColor]',
  paddingBlockStart: '[0.8em]',
  width: 'full',
})
