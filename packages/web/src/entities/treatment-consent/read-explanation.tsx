import type { Ref } from 'react'
import { treatmentConsent } from 'styled-system/recipes'
import { personName } from '../../platform/texts/person-name'
import type { Service } from '../note/use-services'
import type { ConsentWords } from './consent-words'
import type { ConsentPatient, PreparedConsent } from './prepared-consent'

interface ReadExplanationProps {
  ref: Ref<HTMLDivElement>
  consent: PreparedConsent
  /** In the language of the consent. */
  words: ConsentWords
  patient: ConsentPatient
  doctor: string
  services: ReadonlyMap<number, Service>
}

const parts = ['diagnosis', 'procedure', 'purpose', 'risks', 'alternatives', 'prognosis'] as const

/** What the patient was told, to be read before it is signed. */
export function ReadExplanation({ ref, consent, words, patient, doctor, services }: ReadExplanationProps) {
  const { fields, read, service: line } = words
  const { language, explanation } = consent
  const nameOf = (id: number) => {
    const service = services.get(id)
    return (language === 'en' && service?.name_en) || service?.name || ''
  }
  const classes = treatmentConsent()
  return (
    <div ref={ref} tabIndex={-1} className={classes.reading}>
      <p>{read.text()}</p>
      <dl className={classes.columns}>
        <div>
          <dt className={classes.heading}>{read.patient()}</dt>
          <dd>
            <bdi>{personName(patient)}</bdi>
          </dd>
        </div>
        <div>
          <dt className={classes.heading}>{read.doctor()}</dt>
          <dd>
            <bdi>{doctor}</bdi>
          </dd>
        </div>
      </dl>
      <section className={classes.part}>
        <h3 className={classes.heading}>{read.treatment()}</h3>
        <ul>
          {consent.services.map(({ product_id, tooth }) => (
            <li key={`${product_id} ${tooth}`}>
              <bdi>{tooth ? line({ name: nameOf(product_id), tooth }) : nameOf(product_id)}</bdi>
            </li>
          ))}
        </ul>
      </section>
      {parts
        .filter((part) => explanation[part].trim() !== '')
        .map((part) => (
          <section key={part} className={classes.part}>
            <h3 className={classes.heading}>{fields[part]()}</h3>
            <p className={classes.text}>
              <bdi>{explanation[part]}</bdi>
            </p>
          </section>
        ))}
    </div>
  )
}
