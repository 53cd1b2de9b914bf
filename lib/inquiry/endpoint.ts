/** Where an inquiry is posted, as JSON or urlencoded. */
export const contactEndpoint = "/api/contact";
