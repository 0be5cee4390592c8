import { isLanguage, offeredLanguages } from '@clinic/core/language'
import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { Button } from '../../ui/button'
import { useApp } from '../app/app-context'
import { useTexts } from './use-texts'

/** The language of the page, as a list the phone knows how to show; on a narrow page only its sign. */
export function LanguageSelect() {
  const { language } = useApp()
  const texts = useTexts()
  const chosen = useSelector(language, ({ context }) => context.wanted)
  const failed = useSelector(language, (snapshot) => snapshot.hasTag('failed'))
  return (
    <>
      {failed && (
        <Button size="sm" variant="ghost" palette="error" onClick={() => language.send({ type: 'language.retry' })}>
          {texts.tryAgain()}
        </Button>
      )}
      <span className={box}>
        <Globe />
        <select
          aria-label={texts.frame.language()}
          value={chosen}
          onChange={({ target }) => {
            if (isLanguage(target.value)) language.send({ type: 'language.choose', language: target.value })
          }}
          className={select}
        >
          {offeredLanguages.map((offered) => (
            <option key={offered} value={offered} lang={offered}>
              {texts.frame.languages[offered]()}
            </option>
          ))}
        </select>
      </span>
    </>
  )
}

// not from the icon library: the login page, which must be light, shows it
const Globe = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z" />
  </svg>
)

const box = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  borderRadius: 'control',
  _hover: { background: 'subtle' },
  _focusWithin: { outline: '2px solid var(--colors-focus)' },
  '& svg': { position: 'absolute', insetInlineStart: '[10px]', width: '5', height: '5', pointerEvents: 'none' },
})
const select = css({
  appearance: 'none',
  fieldSizing: 'content',
  height: 'control',
  width: { base: 'control', sm: '[auto]' },
  paddingInlineStart: '10',
  paddingInlineEnd: { sm: '3' },
  borderRadius: 'control',
  cursor: 'pointer',
  outline: 'none',
  '& option': { background: 'raised', color: 'text' },
})
