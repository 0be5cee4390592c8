import { daysOfRest } from '@clinic/core/letter'
import { sexes } from '@clinic/core/patient'
import { labelOf } from '@clinic/core/values'
import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import type { Letter, LetterContent } from '../../../entities/letter/letter-query'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { useApp } from '../../../platform/app/app-context'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { SheetSignature } from '../../../platform/print/sheet-signature'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { dateFormat, isoDateFormat, momentFormat, timeFormat } from '../../../platform/time/date-format'
import { Banner } from '../../../ui/feedback/banner'

interface WrittenLetterProps {
  letter: Letter & { content: LetterContent }
}

/** What a letter says on paper: as it was signed, whatever is known of the patient since. */
export function WrittenLetter({ letter }: WrittenLetterProps) {
  const { api } = useApp()
  const { changed } = useTexts().letter
  const { language, sick_note, referral, remark } = letter.content
  const words = useTextsIn(language, 'letter').letter.sheet
  const { data: clinic } = useQuery(informationQuery(api))
  const classes = printing()
  const { kind, number, state, person, signature, is_intact } = letter
  if (!clinic) return null
  const { time_zone: timeZone, city } = clinic
  const day = (plain: string) => longDate(language).format(new Date(`${plain}T00:00:00Z`))
  const issuedOn = day(isoDateFormat(timeZone).format(new Date(signature.signed_at)))
  return (
    <>
      {!is_intact && (
        <div className={classes.notice}>
          <Banner tone="error">{changed()}</Banner>
        </div>
      )}
      <div lang={language} className={classes.marked}>
        <Sheet paper={kind === 'referral' ? 'a4' : 'a5'} title={words.titles[kind]()}>
          {state === 'voided' && <p className={classes.stamp}>{words.void()}</p>}
          <p className={classes.numbered}>
            <bdi>{words.number({ number })}</bdi>
          </p>
          <div className={classes.letter}>
            {referral && <p>{words.dear({ who: addressee(words, referral) })}</p>}
            <p>{referral ? words.please() : words.certify()}</p>
            <SheetFacts
              facts={[
                [words.name(), person.name] as const,
                [words.record_number(), person.record_number] as const,
                [words.date_of_birth(), day(person.date_of_birth)] as const,
                [words.sex(), labelOf(sexes, person.sex, language)] as const,
                [words.occupation(), person.occupation] as const,
                [words.address(), person.address] as const,
              ].filter(([, value]) => value !== '')}
            />
            {sick_note && (
              <p>
                {words.rest({
                  on: day(letter.stay.on),
                  days: daysOfRest(sick_note),
                  from: day(sick_note.from),
                  until: day(sick_note.until),
                })}
              </p>
            )}
            {kind === 'attendance' && (
              <p>
                {words.attended({
                  on: day(letter.stay.on),
                  from: timeFormat(timeZone).format(new Date(letter.stay.from)),
                  until: timeFormat(timeZone).format(new Date(letter.stay.until)),
                })}
              </p>
            )}
            {sick_note && <Part title={words.diagnosisAgreed()} text={sick_note.diagnosis} />}
            {referral && (
              <>
                <Part title={words.diagnosis()} text={referral.diagnosis} />
                <Part title={words.findings()} text={referral.findings} />
                <Part title={words.treatment()} text={referral.treatment} />
                <Part title={words.request()} text={referral.request} />
              </>
            )}
            <Part title={words.remark()} text={remark} />
            <p>{referral ? words.thanks() : words.closing()}</p>
          </div>
          <SheetSignature
            title={words.place({ city, date: issuedOn })}
            name={signature.name}
            number={words.licence({ number: signature.sip_number })}
            isStamped
          />
          <p className={classes.small}>
            <bdi>
              {words.signature({
                when: momentFormat(language, timeZone)(new Date(signature.signed_at)),
                hash: signature.hash.slice(0, 16),
              })}
            </bdi>
          </p>
        </Sheet>
      </div>
    </>
  )
}

type Words = TranslationFunctions['letter']['sheet']

function addressee(words: Words, { specialist, facility }: NonNullable<LetterContent['referral']>) {
  const who = specialist || words.colleague()
  return facility ? words.at({ who, facility }) : who
}

/** A paragraph with its heading; nothing without a text. */
function Part({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <section>
      <h3 className={printing().term}>{title}</h3>
      <p className={printing().written}>
        <bdi>{text}</bdi>
      </p>
    </section>
  )
}

const longDate = dateFormat({ dateStyle: 'long' })
