import type { Schema } from '@clinic/api'
import { type Finding, type FindingCode, findingCodes } from '@clinic/core/odontogram'
import {
  calculusScores,
  debrisScores,
  isOhisScore,
  type OhisPlace,
  ohisMeasures,
  ohisPlacesOf,
} from '@clinic/core/oral-examination'
import { valuesOf } from '@clinic/core/values'
import { useId } from 'react'
import { oralExamination as recipe } from 'styled-system/recipes'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { FieldNote } from '../../ui/field/field'
import { useExaminationWords } from './use-examination-words'
import { useScoreKeys } from './use-score-keys'

interface ScoreGridProps {
  scores: readonly Schema<'OhisPlace'>[]
  /** What the chart says of the teeth now. */
  now: readonly Finding[]
  onChange: (scores: Schema<'OhisPlace'>[]) => void
}

const scoreWords = { debris: debrisScores, calculus: calculusScores }

/** The scores of OHI-S: six places, debris above calculus. */
export function ScoreGrid({ scores, now, onChange }: ScoreGridProps) {
  const { scores: texts } = useTexts()['oral-examination']
  const { label } = useLabels()
  const { surface } = useExaminationWords()
  const classes = recipe()
  const note = useId()
  const places = ohisPlacesOf(scores, now)
  const keys = useScoreKeys({ places, scores, onChange })
  return (
    <>
      <table ref={keys.grid} className={classes.grid} aria-describedby={note}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {places.map(({ index, substitute, tooth }) => (
              <th key={index} scope="col" className={classes.tooth}>
                {tooth ?? index}
                {tooth === substitute && <span className={classes.instead}>{texts.insteadOf({ tooth: index })}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {valuesOf(ohisMeasures).map((measure, row) => (
            <tr key={measure}>
              <th scope="row" className={classes.measure}>
                {label(ohisMeasures, measure)}
              </th>
              {places.map((place, column) => {
                const cell = row * places.length + column
                const score = place[measure]
                const name = { measure: label(ohisMeasures, measure), tooth: place.tooth ?? place.index }
                return (
                  <td key={place.index}>
                    <input
                      className={classes.score}
                      aria-label={texts.cell({ ...name, surface: surface(place.surface) })}
                      title={isOhisScore(score) ? label(scoreWords[measure], `${score}`) : undefined}
                      disabled={place.tooth === null}
                      inputMode="numeric"
                      autoComplete="off"
                      value={score ?? ''}
                      onFocus={({ target }) => target.select()}
                      onKeyDown={(event) => keys.onKeyDown(cell, event)}
                      // keyboards on glass tell no keys, and a paste has several digits
                      onChange={({ target }) => keys.type(cell, target.value)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldNote id={note} help={texts.help()} error={keys.isWrong ? texts.digit() : undefined} />
      <LostTeeth places={places} />
    </>
  )
}

/** Why a place is scored on another tooth, or not at all. */
function LostTeeth({ places }: { places: readonly OhisPlace[] }) {
  const { scores: texts } = useTexts()['oral-examination']
  const { label } = useLabels()
  const say = (code: FindingCode | null) => (code === null ? '' : label(findingCodes, code).toLowerCase())
  function reasonOf({ index, substitute, tooth, lost }: OhisPlace) {
    const [reason, other] = [say(lost.index), say(lost.substitute)]
    if (tooth === null) return texts.lost({ index, reason, substitute, other })
    if (tooth === substitute && reason !== '' && other === '') return texts.substituted({ tooth, index, reason })
    const since = tooth === index ? reason : other
    return since === '' ? null : texts.lostSince({ tooth, reason: since })
  }
  return places.map((place) => {
    const reason = reasonOf(place)
    return (
      reason && (
        <p key={place.index} className={recipe().lost}>
          {reason}
        </p>
      )
    )
  })
}
