import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { dateFormat, momentFormat } from '../../platform/time/date-format'
import { Banner } from '../../ui/feedback/banner'
import { PaperHead } from './paper-head'
import { PaperSums } from './paper-sums'
import type { ReceiptLanguage } from './use-receipt-language'

interface WrittenPaperProps {
  paper: Schema<'PublicReceipt'>
  language: ReceiptLanguage
}

/** An invoice or a receipt on a phone, as it stands now. */
export function WrittenPaper({ paper, language }: WrittenPaperProps) {
  const { receipt: words } = useTexts()
  const { kind, state, number, invoice_number, day, patient_initials, clinic, time_zone, now, expires_at } = paper
  const moment = momentFormat(language, time_zone)
  const facts: readonly (readonly [name: string, value: string])[] = [
    [words.number(), number],
    [words.day(), longDate(language).format(new Date(`${day}T00:00:00Z`))],
    [words.of(), patient_initials],
    [words.forInvoice(), kind === 'invoice' ? '' : invoice_number],
  ]
  const other = language === 'en' ? 'id' : 'en'
  return (
    <>
      <PaperHead clinic={clinic} />
      <article className={card}>
        <h1 className={css({ textStyle: 'heading' })}>{words.kinds[kind]()}</h1>
        {state !== 'valid' && (
          <Banner tone={state === 'void' ? 'error' : 'warning'} title={words.states[state]()}>
            {words.stateTexts[state]()}
          </Banner>
        )}
        <dl className={css({ display: 'grid', gap: '1' })}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name} className={row}>
                <dt className={css({ color: 'muted' })}>{name}</dt>
                <dd className={css({ fontWeight: 'medium', textAlign: 'end' })}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        <PaperSums paper={paper} language={language} />
      </article>
      <footer className={foot}>
        <p>{words.asOf({ when: moment(new Date(now)) })}</p>
        <p>{words.masked({ when: moment(new Date(expires_at)) })}</p>
        <p>
          <a href={`?lang=${other}${location.hash}`} hrefLang={other} lang={other} className={switching}>
            {words.otherLanguage()}
          </a>
        </p>
      </footer>
    </>
  )
}

const longDate = dateFormat({ dateStyle: 'long' })

const card = css({
  display: 'grid',
  gap: '4',
  padding: '5',
  borderRadius: 'card',
  background: 'surface',
  boxShadow: 'card',
})
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const foot = css({ display: 'grid', gap: '2', textStyle: 'small', color: 'muted', textAlign: 'center' })
const switching = css({ display: 'inline-block', padding: '3', color: 'primary.text', textDecoration: 'underline' })
