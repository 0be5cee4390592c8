import display from '../../../i18n/id/display'

export default { display }
