/** The id of the page's heading, which also names the form. */
export const titleId = 'form-title'
