import type { Schema } from '@clinic/api'
import { useId } from 'react'
import { display as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'

/** More rooms than this fit only in smaller letters. */
const fewRooms = 5

/** Which numbers are in the rooms, and who is next. */
export function QueueLists({ queue: { inside, next } }: { queue: Schema<'DisplayQueue'> }) {
  const { screen: texts } = useTexts().display
  const classes = recipe()
  const id = useId()
  return (
    <div className={classes.side}>
      {next.length > 0 && (
        <section aria-labelledby={`${id}-next`}>
          <h2 id={`${id}-next`} className={classes.label}>
            {texts.next()}
          </h2>
          <ol className={classes.next}>
            {next.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ol>
        </section>
      )}
      {inside.length > 0 && (
        <section aria-labelledby={`${id}-inside`}>
          <h2 id={`${id}-inside`} className={classes.label}>
            {texts.inside()}
          </h2>
          <ul className={classes.list} data-many={inside.length > fewRooms || undefined}>
            {inside.map(({ number, room }) => (
              <li key={number} className={classes.row}>
                <bdi className={classes.rowRoom}>{room}</bdi>
                <span className={classes.rowNumber}>{number}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
