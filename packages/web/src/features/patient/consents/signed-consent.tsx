import { sexes } from '@clinic/core/patient'
import { consentSigners } from '@clinic/core/treatment-consent'
import { labelOf } from '@clinic/core/values'
import { useQuery } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import type { TreatmentConsent } from '../../../entities/treatment-consent/treatment-consent-query'
import { useApp } from '../../../platform/app/app-context'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { informationQuery } from '../../../platform/session/information-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { dateFormat, momentFormat } from '../../../platform/time/date-format'
import { Banner } from '../../../ui/feedback/banner'
import { type Drawing, SignatureDrawing } from '../../../ui/field/signature-drawing'

/** What a consent or a refusal says on paper: as it was signed, whatever is known of the patient since. */
export function SignedConsent({ consent }: { consent: TreatmentConsent }) {
  const { api } = useApp()
  const { changed } = useTexts()['treatment-consent']
  const { content, person, signature, services, revoked, is_intact } = consent
  const { language, decision, signer, explanation } = content
  const texts = useTextsIn(language, 'treatment-consent')['treatment-consent']
  const words = texts.sheet
  const { data: clinic } = useQuery(informationQuery(api))
  const classes = printing()
  if (!clinic) return null
  const { time_zone: timeZone, city } = clinic
  const moment = (at: string) => momentFormat(language, timeZone)(new Date(at))
  const born = longDate(language).format(new Date(`${person.date_of_birth}T00:00:00Z`))
  return (
    <>
      {!is_intact && (
        <div className={classes.notice}>
          <Banner tone="error">{changed()}</Banner>
        </div>
      )}
      <div lang={language} className={classes.marked}>
        <Sheet paper="a4" title={words.titles[decision]()}>
          {revoked && <p className={classes.stamp}>{words.revoked()}</p>}
          <div className={classes.letter}>
            <p>{words.undersigned()}</p>
            <SheetFacts
              facts={[
                [words.signer(), content.signer_name],
                [words.relation(), content.relation || labelOf(consentSigners, signer, language)],
              ]}
            />
            <p>{words.ofPatient()}</p>
            <SheetFacts
              facts={[
                [words.name(), person.name] as const,
                [words.record_number(), person.record_number] as const,
                [words.date_of_birth(), born] as const,
                [words.sex(), labelOf(sexes, person.sex, language)] as const,
                [words.address(), person.address] as const,
              ].filter(([, value]) => value !== '')}
            />
            <p>{words[decision]()}</p>
            <ul className={classes.listed}>
              {services.map(({ product_id, product_name, tooth }) => (
                <li key={`${product_id} ${tooth}`}>
                  <bdi>{tooth ? texts.service({ name: product_name, tooth }) : product_name}</bdi>
                </li>
              ))}
            </ul>
            {parts.map((part) => (
              <Part key={part} title={words[part]()} text={explanation[part]} />
            ))}
            <Part title={decision === 'refused' ? words.why() : words.remark()} text={content.remark} />
          </div>
          <p>{words.place({ city, when: moment(signature.signed_at) })}</p>
          <div className={classes.signatures}>
            <Signed
              title={words.signs()}
              name={content.signer_name}
              drawing={content.drawing}
              drawn={words.drawn({ name: content.signer_name })}
            />
            <Signed
              title={words.witness()}
              name={content.witness}
              drawing={content.witness_drawing}
              drawn={words.drawn({ name: content.witness })}
            />
            <Signed
              title={words.doctor()}
              name={signature.name}
              number={words.licence({ number: signature.sip_number })}
              drawing={null}
            />
          </div>
          {revoked && (
            <p>
              <bdi>{words.revokedBy({ name: revoked.by, when: moment(revoked.at), reason: revoked.reason })}</bdi>
            </p>
          )}
          <p className={classes.small}>
            <bdi>{words.signature({ when: moment(signature.signed_at), hash: signature.hash.slice(0, 16) })}</bdi>
          </p>
        </Sheet>
      </div>
    </>
  )
}

const parts = ['diagnosis', 'procedure', 'purpose', 'risks', 'alternatives', 'prognosis'] as const

interface SignedProps {
  title: string
  name: string
  number?: string
  drawing: Drawing | null
  /** What the picture is. */
  drawn?: string
}

/** Who signed, below what they drew. */
function Signed({ title, name, number, drawing, drawn = '' }: SignedProps) {
  const classes = printing()
  return (
    <footer className={classes.signature}>
      <span>{title}</span>
      <span>{drawing && <SignatureDrawing drawing={drawing} label={drawn} />}</span>
      <span className={classes.signedBy}>
        <bdi>{name}</bdi>
        {number && (
          <>
            <br />
            <bdi className={classes.small}>{number}</bdi>
          </>
        )}
      </span>
    </footer>
  )
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
