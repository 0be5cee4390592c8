import display from '../../../i18n/en/display'

export default { display }
