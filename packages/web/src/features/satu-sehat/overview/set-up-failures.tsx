import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { PlaceLink } from '../../../entities/satu-sehat/place-link'
import { placeOfClinic } from '../../../entities/satu-sehat/place-of'
import { rejectionText } from '../../../entities/satu-sehat/rejection-text'
import { useTexts } from '../../../platform/texts/use-texts'

type Failure = Schema<'SatuSehatSetUpFailure'>

/** What SATUSEHAT did not find or take, each with who can fix it, and its place. */
export function SetUpFailures({ failures }: { failures: readonly Failure[] }) {
  const words = useTexts()['satu-sehat']
  const whatOf = ({ item, reason, rule, http_status }: Failure) => {
    if (reason === 'refused') return rejectionText(words, { step: null, rule, http_status })
    return reason === 'nikMissing' ? words.setUp.nikMissing() : words.setUp.unknown[item]()
  }
  if (failures.length === 0) return null
  return (
    <ul className={css({ display: 'grid', gap: '1', marginBlockStart: '1', textStyle: 'small' })}>
      {failures.map((failure) => {
        const { item, id, name, doctor_employment, fixer, message, reason } = failure
        const sentence = words.toDo.rejected({ fixer: words.fixers[fixer](), what: whatOf(failure) })
        return (
          <li key={`${item} ${id}`}>
            <PlaceLink
              place={placeOfClinic({ fixer, id: item === fixer ? id : null, field: fieldOf[item] }, doctor_employment)}
            >
              {name ? words.setUp.named({ name, sentence }) : sentence}
            </PlaceLink>
            {reason === 'refused' && message && (
              <span className={css({ display: 'block', color: 'muted' })}>
                {words.connection.words({ words: message })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The field that most likely is wrong. */
const fieldOf: Readonly<Record<Failure['item'], string>> = { organization: '', room: '', doctor: 'nik' }
