// Package manifests tests deploy/kubernetes.yaml with the types that Kubernetes itself decodes, so
// that a name of a field that is wrong is an error, which a cluster only warns of, and checks that
// what refers to each other in it fits. It is a module of its own, since the service does not
// depend on Kubernetes.
package manifests
