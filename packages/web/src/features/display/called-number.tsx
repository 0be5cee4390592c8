import type { Schema } from '@clinic/api'
import { display as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'

/** The latest call, as large as the screen allows, and the earlier ones that nobody has answered yet. */
export function CalledNumber({ queue: { called, waiting } }: { queue: Schema<'DisplayQueue'> }) {
  const { screen: texts } = useTexts().display
  const classes = recipe()
  const [latest, ...earlier] = called
  return (
    <section role="status" aria-label={texts.called()} className={classes.hero} data-called={latest && ''}>
      {latest ? (
        <>
          <p className={classes.label}>{texts.called()}</p>
          <p className={classes.number}>{latest.number}</p>
          <p className={classes.room}>
            <bdi>{latest.room ?? texts.desk()}</bdi>
          </p>
        </>
      ) : (
        <p className={classes.title}>{waiting > 0 ? texts.nobodyCalled() : texts.empty()}</p>
      )}
      {earlier.length > 0 && (
        <ul className={classes.others} aria-label={texts.alsoCalled()}>
          {earlier.map(({ number, room }) => (
            <li key={number} className={classes.other}>
              {number} · <bdi>{room ?? texts.desk()}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
